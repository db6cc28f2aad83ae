/**
 * @generated SignedSource<<75fac31ea96eac52202c98a8869991e4>>
 * @relayHash 66a6a8fb6872fe3fc95ad77238686b6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9394e7d0f90fdab650c2766deeffb9663e5b8daa477729a249dd954cc9d85089

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9394e7d0f90fdab650c2766deeffb9663e5b8daa477729a249dd954cc9d85089",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
