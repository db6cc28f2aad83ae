/**
 * @generated SignedSource<<050230e58a899a65ede059e79733a58f>>
 * @relayHash 1d2c1ce76f61091c9eb554fe65ece8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a34b147d98f749ec26543dab00ec386a71013da2503edacf508ab59d18387257

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a34b147d98f749ec26543dab00ec386a71013da2503edacf508ab59d18387257",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
