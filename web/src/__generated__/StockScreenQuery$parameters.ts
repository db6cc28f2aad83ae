/**
 * @generated SignedSource<<43cde73b6e08dc45ba0dbbcc40252d0e>>
 * @relayHash e3c395dc179f97abb0602a943fe72429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3390f53f568aeb2a1c39e411845d08cd87238b0b8cda4871bea6f50e9ceee54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3390f53f568aeb2a1c39e411845d08cd87238b0b8cda4871bea6f50e9ceee54",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
