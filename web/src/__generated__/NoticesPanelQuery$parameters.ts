/**
 * @generated SignedSource<<cf1fab51ad027fca2cce2c16de3ec5ff>>
 * @relayHash 7b75645f8cdeddc4dbf408750f20602b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7c4880cdd91d4aa12bd2defc9718d7bc69a59bdbe4c2dbe2c40218ef79c8eb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesPanelQuery } from './NoticesPanelQuery.graphql';

const node: PreloadableConcreteRequest<NoticesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7c4880cdd91d4aa12bd2defc9718d7bc69a59bdbe4c2dbe2c40218ef79c8eb7",
    "metadata": {},
    "name": "NoticesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
