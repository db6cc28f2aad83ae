/**
 * @generated SignedSource<<a1e90f7f5c36c1a1314f96c3ea95111c>>
 * @relayHash 56e03ba4f8c74f117d3de6f68a66f2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c806cebbceecec6334fd386e5991e024c954fd753261d32bfbe75c5eddfc75b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c806cebbceecec6334fd386e5991e024c954fd753261d32bfbe75c5eddfc75b7",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
