/**
 * @generated SignedSource<<756248eebfd6cfecd10cecc085163d65>>
 * @relayHash cada0fd7e2533d5d20490140b19b2007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8585f028fd738ae6646e96c6fcec851eae9b7285c7ff353c3817acc3d2d8b307

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8585f028fd738ae6646e96c6fcec851eae9b7285c7ff353c3817acc3d2d8b307",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
