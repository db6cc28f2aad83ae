/**
 * @generated SignedSource<<74214e464e4c7af0c0156f5e9b4092c8>>
 * @relayHash 512fd2e1a3272270b2d420093ebeecb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a63bd461028b953443af8454d2d8ce46b0272350a3c55d974d4a856fe6fc05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92a63bd461028b953443af8454d2d8ce46b0272350a3c55d974d4a856fe6fc05",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
