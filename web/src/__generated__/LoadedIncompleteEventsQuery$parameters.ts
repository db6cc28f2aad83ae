/**
 * @generated SignedSource<<bc80335a6a717dbcd9b89a720cb7382a>>
 * @relayHash 0396a9089ae8986bf179b72c2dc2e3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2883595d8cf0f2ee87ecf19d1b2c28d3071551cc46d6b5215158f6257e6a768e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedIncompleteEventsQuery } from './LoadedIncompleteEventsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedIncompleteEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2883595d8cf0f2ee87ecf19d1b2c28d3071551cc46d6b5215158f6257e6a768e",
    "metadata": {},
    "name": "LoadedIncompleteEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
