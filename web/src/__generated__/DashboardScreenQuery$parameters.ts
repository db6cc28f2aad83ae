/**
 * @generated SignedSource<<ff8f4391148a9eca9d05301b96fb34a3>>
 * @relayHash 673175fb92ceaa0531596edbd39bb11c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d867c44f2ae169f2340da732cb65ff846a07e94f4f878104fda5f3f6a8bdc90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d867c44f2ae169f2340da732cb65ff846a07e94f4f878104fda5f3f6a8bdc90",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
