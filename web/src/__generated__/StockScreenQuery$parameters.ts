/**
 * @generated SignedSource<<0e8f4524dd1ee13c3fe6d9128a932605>>
 * @relayHash 4cf1e38c5b8ae96dc1500073dc8bd55b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da91864d23f2eff2e9bf4736fa2e20caa0fb4d77d7442499593fa03401e86442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da91864d23f2eff2e9bf4736fa2e20caa0fb4d77d7442499593fa03401e86442",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
