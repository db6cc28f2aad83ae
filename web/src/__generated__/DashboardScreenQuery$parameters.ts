/**
 * @generated SignedSource<<5f3682794bbc7d5dce662afeccae853d>>
 * @relayHash 5cd6d9f219a210dca3b655b508130c57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e3cef718380c5ccff6eefeef68025b4564568cdba0451fe4cde25a159e03ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52e3cef718380c5ccff6eefeef68025b4564568cdba0451fe4cde25a159e03ba",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
