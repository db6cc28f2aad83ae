/**
 * @generated SignedSource<<2b8d4d0311774ba7fcaa875de55bc85a>>
 * @relayHash 079b7b068d310c6fc4a18d098956497d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57856cf1a51a8b9af4599e2f5691d71ab68d462092dfbbf299b85ea6b7c952ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockReturnQuery } from './StockReturnQuery.graphql';

const node: PreloadableConcreteRequest<StockReturnQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57856cf1a51a8b9af4599e2f5691d71ab68d462092dfbbf299b85ea6b7c952ba",
    "metadata": {},
    "name": "StockReturnQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
