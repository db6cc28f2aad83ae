/**
 * @generated SignedSource<<b6dcca3e74f4cac9bbee4585c18589cf>>
 * @relayHash 1782ad7c3585cfa6b52b41fc029703f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba9d2cef25cfb54201622f325c2fbf27d47be96e5bbddeeb77e93cc72ef72c1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba9d2cef25cfb54201622f325c2fbf27d47be96e5bbddeeb77e93cc72ef72c1e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
