/**
 * @generated SignedSource<<a6c08b5a782d3b8287558376d09c7052>>
 * @relayHash 9d54098ae0490ff71b1b9b7eb4e69da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 267351f22e83d349fa4836238bbe3e248308881e40649eeb7dc188539211574f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockLossNoteQuery } from './StockLossNoteQuery.graphql';

const node: PreloadableConcreteRequest<StockLossNoteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "267351f22e83d349fa4836238bbe3e248308881e40649eeb7dc188539211574f",
    "metadata": {},
    "name": "StockLossNoteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
