/**
 * @generated SignedSource<<ccd087e0f6c78a6b1260a5b5f7b547ac>>
 * @relayHash 3f0fc840886f6273cb766763b2a8ced1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbcec60bafd45403c28302c5411b952218978e61ddbf8b2754068a114bb7471

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cbcec60bafd45403c28302c5411b952218978e61ddbf8b2754068a114bb7471",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
