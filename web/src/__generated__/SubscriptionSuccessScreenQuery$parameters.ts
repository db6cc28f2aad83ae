/**
 * @generated SignedSource<<6cc6b928d7266cbff0683493347e854e>>
 * @relayHash ac680ee54ebff680c78378cdfa5029d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7a1080609055685d729693c623b3dfa0f3d473482cc2bbff6981a93bb77a1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionSuccessScreenQuery } from './SubscriptionSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f7a1080609055685d729693c623b3dfa0f3d473482cc2bbff6981a93bb77a1e",
    "metadata": {},
    "name": "SubscriptionSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
