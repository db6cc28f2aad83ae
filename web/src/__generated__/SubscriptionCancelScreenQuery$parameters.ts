/**
 * @generated SignedSource<<2f264da115271dde5e8bc07d3785a15b>>
 * @relayHash f74a12e16b18b0a3202e42db8ffafd7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2261e41c4ef978562a33fad61f8063154550b22fe7e771b674505c8f8a1b6a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionCancelScreenQuery } from './SubscriptionCancelScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionCancelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2261e41c4ef978562a33fad61f8063154550b22fe7e771b674505c8f8a1b6a2",
    "metadata": {},
    "name": "SubscriptionCancelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
