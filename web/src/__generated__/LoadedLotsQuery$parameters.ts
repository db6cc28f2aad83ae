/**
 * @generated SignedSource<<02bf31c0a91fe8e1aead3523c8759d69>>
 * @relayHash d9d24f9f568b7e1dc331fbfc7acd24d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13d6e9d17ecdda7de8add7f356719d3d93bc09eb48f028ff3b183953668f6bea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13d6e9d17ecdda7de8add7f356719d3d93bc09eb48f028ff3b183953668f6bea",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
