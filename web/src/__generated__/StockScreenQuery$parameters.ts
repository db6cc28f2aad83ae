/**
 * @generated SignedSource<<446f44857f8497498d07bc6e26f889d7>>
 * @relayHash 1d076922cac1e6708a7f0d094786c3f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2e11553e4104af7a21f233a487b82b8a1d0d8b76bffdd2c5f6a6068a462d329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2e11553e4104af7a21f233a487b82b8a1d0d8b76bffdd2c5f6a6068a462d329",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
