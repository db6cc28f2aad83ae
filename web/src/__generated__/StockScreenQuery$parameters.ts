/**
 * @generated SignedSource<<38ee44dd08a7f1f93cf7caf969da7fbf>>
 * @relayHash 9248f77e7ac487a38f26b555cf1c8627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d75f6372d44e50d200d7aecb25c5fc8c3a839a006458fb42ef1bbf2175dd20f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d75f6372d44e50d200d7aecb25c5fc8c3a839a006458fb42ef1bbf2175dd20f",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
