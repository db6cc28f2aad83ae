/**
 * @generated SignedSource<<97b2410cb104bab6a97156bc3478021e>>
 * @relayHash aed575c4e1e55b9544378b67f3f9f5f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4ab468f296bfeb61583b6b6379182d8e9dd027cb3275ec13d5ef299a2370a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4ab468f296bfeb61583b6b6379182d8e9dd027cb3275ec13d5ef299a2370a01",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
