/**
 * @generated SignedSource<<a912900c01f4090f644c9a9f07f56fda>>
 * @relayHash 315a405ae4d673e3462d4daa58b5ee5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c97a66f0326a06d8a7f9eb7d3e58c559220bc0b53df6cf3a08e2743220f6061e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c97a66f0326a06d8a7f9eb7d3e58c559220bc0b53df6cf3a08e2743220f6061e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
