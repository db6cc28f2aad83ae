/**
 * @generated SignedSource<<43db215b49fde7523920cea78e8b702a>>
 * @relayHash 0091a9939c4df844f77b67609aee4f46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d95a47b233a4bae5a7cea70fdd9f2b5e1912f99dc5ae42fa2a857feac039dde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionCancelScreenQuery } from './SubscriptionCancelScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionCancelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d95a47b233a4bae5a7cea70fdd9f2b5e1912f99dc5ae42fa2a857feac039dde",
    "metadata": {},
    "name": "SubscriptionCancelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
