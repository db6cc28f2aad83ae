/**
 * @generated SignedSource<<922b11481ad7bb6c55b76c749772a43d>>
 * @relayHash f62d921e91746c193440ae1d332ab3f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ba9d6b6d674ce1354a5a9596e3db8c0412ab3e65f860f99e0972616c8c2c66b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionSuccessScreenQuery } from './SubscriptionSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ba9d6b6d674ce1354a5a9596e3db8c0412ab3e65f860f99e0972616c8c2c66b",
    "metadata": {},
    "name": "SubscriptionSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
