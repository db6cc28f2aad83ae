/**
 * @generated SignedSource<<7aa9dd8da5dfb1e25551ab6f1d6770d4>>
 * @relayHash 00dc4b207672b6ca96b13e9c333e6e10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f0e5d5309014cfc62dbcbb09ddb81b449c0b32c95a78263eb71d2d89e79203

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99f0e5d5309014cfc62dbcbb09ddb81b449c0b32c95a78263eb71d2d89e79203",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
