/**
 * @generated SignedSource<<2965e4ac5aadb5231f1cc91444f855e8>>
 * @relayHash d2b165f2c6c635638879ba195db2aa40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856ee055096296064e7deda2b19f1c1024fb90207c8b4947e65823bef84e5066

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingMessagesQuery } from './BillingMessagesQuery.graphql';

const node: PreloadableConcreteRequest<BillingMessagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "856ee055096296064e7deda2b19f1c1024fb90207c8b4947e65823bef84e5066",
    "metadata": {},
    "name": "BillingMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
