/**
 * @generated SignedSource<<63c46c5dc046671a97fbde8d72420c00>>
 * @relayHash 2ce15e1df0cd0657e3b8bffc4c623312
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55fd2ca91cd8c7ae6eb5e0928cc5ae8a3da4043bd6b2006f0f01a81ea4ec8f83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55fd2ca91cd8c7ae6eb5e0928cc5ae8a3da4043bd6b2006f0f01a81ea4ec8f83",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
