/**
 * @generated SignedSource<<71f97dfb15709483e7d5d08e7896df15>>
 * @relayHash a98ffea674fb606a384e5bf94cfb0a67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d718669850f97a223cbd8c2bf193e530b9a366f06297eee1a7ef35d8cb6da0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97d718669850f97a223cbd8c2bf193e530b9a366f06297eee1a7ef35d8cb6da0",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
