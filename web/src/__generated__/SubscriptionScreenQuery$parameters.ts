/**
 * @generated SignedSource<<38665ce86f78bbf43dcd4aac9cad25bc>>
 * @relayHash c1a668b6f5b4f9a2de3bde1c52b555dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49af632c1bbef8d1ab561cf679c4c2669c63c28f9773c7400020a87fec6bf33c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49af632c1bbef8d1ab561cf679c4c2669c63c28f9773c7400020a87fec6bf33c",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
