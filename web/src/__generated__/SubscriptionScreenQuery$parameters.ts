/**
 * @generated SignedSource<<c775f83814716376f1735bb4fed15c89>>
 * @relayHash ce2f6aaea831596864dcb024fa8a147a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b776d7f2ae48b3c999d5cf40e4ce7a51939902e7bb674fc6c0cfe60727c7a670

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b776d7f2ae48b3c999d5cf40e4ce7a51939902e7bb674fc6c0cfe60727c7a670",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
