/**
 * @generated SignedSource<<89c77752a1a7e095046d3c948130e4cd>>
 * @relayHash d52d61faf89e486daad026310a14702e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589c06b34a90966b1d10f893bddb567f0a6e830590813475001e2c8788cf3350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "589c06b34a90966b1d10f893bddb567f0a6e830590813475001e2c8788cf3350",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
