/**
 * @generated SignedSource<<d81671953b256a4d045af4b4e4b7594a>>
 * @relayHash 8e5f17ea50e1cc96e33f135e389e68e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0eb04110e987b1d47fa58403c5c73adc8d6ad161c69a4a9a6ad845c63b8652

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedChartQuery } from './LoadedChartQuery.graphql';

const node: PreloadableConcreteRequest<LoadedChartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d0eb04110e987b1d47fa58403c5c73adc8d6ad161c69a4a9a6ad845c63b8652",
    "metadata": {},
    "name": "LoadedChartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
