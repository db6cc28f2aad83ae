/**
 * @generated SignedSource<<5fdbf5530d7f98e16634b41e59e95cee>>
 * @relayHash 206e1b636d96f6d05f09a3d2d21725a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9772e319987d90593e30ee627a350c65ac7776dc4c88c735aabcbb9984b83112

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9772e319987d90593e30ee627a350c65ac7776dc4c88c735aabcbb9984b83112",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
