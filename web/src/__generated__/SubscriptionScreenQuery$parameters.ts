/**
 * @generated SignedSource<<6ba798354fddc5cd493c3d3d1abd8780>>
 * @relayHash c6b3d1465d3b6f6859d8fc26310eac86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761d47c4f5ed38f763ad283d8d754fedb31ee1a1f6db2dd98bfe4c31160f24e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "761d47c4f5ed38f763ad283d8d754fedb31ee1a1f6db2dd98bfe4c31160f24e2",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
