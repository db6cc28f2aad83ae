/**
 * @generated SignedSource<<06d9df7eaa487e39a8048d3b9aeba51a>>
 * @relayHash a806c2b9f314e2d31c1b6b86e67d1f5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9538d884040144be895f0a595d3e833868a6d012664e27138c2e840c051a270a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9538d884040144be895f0a595d3e833868a6d012664e27138c2e840c051a270a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
