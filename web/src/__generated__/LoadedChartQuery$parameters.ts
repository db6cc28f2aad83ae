/**
 * @generated SignedSource<<698be43483f92ebbd02664c21a0a3496>>
 * @relayHash f59dbf495a56fc47981a66b2f3b37add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb32f072943bed50e391fe288167e67b7e6576642ebb987a6ddc8c31415a7fca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedChartQuery } from './LoadedChartQuery.graphql';

const node: PreloadableConcreteRequest<LoadedChartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb32f072943bed50e391fe288167e67b7e6576642ebb987a6ddc8c31415a7fca",
    "metadata": {},
    "name": "LoadedChartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
