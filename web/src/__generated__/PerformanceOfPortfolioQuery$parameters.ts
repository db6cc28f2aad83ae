/**
 * @generated SignedSource<<24d8a8ebf3658e0f580b493dca7242af>>
 * @relayHash 19378e03fd93cc97b83c3681923f1112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4d58494b0311a936ac62f88cb89378538c76579fd4ec3a5700ed6ea3f62266

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformanceOfPortfolioQuery } from './PerformanceOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c4d58494b0311a936ac62f88cb89378538c76579fd4ec3a5700ed6ea3f62266",
    "metadata": {},
    "name": "PerformanceOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
