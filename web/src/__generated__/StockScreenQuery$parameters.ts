/**
 * @generated SignedSource<<19a88fa7bb02f98d83f4bd414afc4f73>>
 * @relayHash cc12457de651cf3d114c7fe3c3fa3048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6784df20b75cffe8f897db2c10e9b83612fdd169694087c252da5c54d19b2afb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6784df20b75cffe8f897db2c10e9b83612fdd169694087c252da5c54d19b2afb",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
