/**
 * @generated SignedSource<<45cac0684242099c55f42051a2e298bf>>
 * @relayHash 249b4663a14b9ea3c6248e16380f628c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b26432e52d4abb03e63714f71158420e0f88ba90acac3acfd12a59de637f1ffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingMessagesQuery } from './BillingMessagesQuery.graphql';

const node: PreloadableConcreteRequest<BillingMessagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b26432e52d4abb03e63714f71158420e0f88ba90acac3acfd12a59de637f1ffe",
    "metadata": {},
    "name": "BillingMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
