/**
 * @generated SignedSource<<8f181dc2888bde692c529c2ea46aa3e7>>
 * @relayHash 4d1a48ccf63567a9ba4f9f5741116e6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9232ada463553a2a788beb5efbf397a5c86867876306f365f2f5125bdc56f4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionSuccessScreenQuery } from './SubscriptionSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9232ada463553a2a788beb5efbf397a5c86867876306f365f2f5125bdc56f4e",
    "metadata": {},
    "name": "SubscriptionSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
