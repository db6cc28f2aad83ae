/**
 * @generated SignedSource<<253c1d6dbe8c7b639adc432a3e504aeb>>
 * @relayHash f9c1a1a88a3dcc9dd8c380c67b0eb2fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a20403ee6f96a4e3f2f137fb237ca8ed74b7f54e75d6fbc30a019423de9aca9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a20403ee6f96a4e3f2f137fb237ca8ed74b7f54e75d6fbc30a019423de9aca9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
