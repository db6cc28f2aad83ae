/**
 * @generated SignedSource<<e434d702233d17f18dbab8b4d7a0c166>>
 * @relayHash 687bd8c388d8b5d32b20f5a8efcf2d1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c482f32f11306650a5ec5cb638a7095bbbec56d1d80173c2f887d15aae1d9a33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedChartQuery } from './LoadedChartQuery.graphql';

const node: PreloadableConcreteRequest<LoadedChartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c482f32f11306650a5ec5cb638a7095bbbec56d1d80173c2f887d15aae1d9a33",
    "metadata": {},
    "name": "LoadedChartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
