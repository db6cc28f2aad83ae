/**
 * @generated SignedSource<<1d4aa12bd3e07d930953d5e3745caa2b>>
 * @relayHash 300d03eb91cb2e6fc4890c823573977b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b1338cbe31432143648d1a2db63728b7ebeb3f538fab29c6627feade233ea95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b1338cbe31432143648d1a2db63728b7ebeb3f538fab29c6627feade233ea95",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
