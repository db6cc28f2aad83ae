/**
 * @generated SignedSource<<7e1a87f0591d7f98925b69a715beb98f>>
 * @relayHash 9e8aef45e14feb02305a1c71c7882360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05167c0aeae144409f4d3aff97c0e3c809c4b4aeb1a44a83aea58245e9d20808

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedChartQuery } from './LoadedChartQuery.graphql';

const node: PreloadableConcreteRequest<LoadedChartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05167c0aeae144409f4d3aff97c0e3c809c4b4aeb1a44a83aea58245e9d20808",
    "metadata": {},
    "name": "LoadedChartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
