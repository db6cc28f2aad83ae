/**
 * @generated SignedSource<<5d374443cea037dc674ca81553e153e4>>
 * @relayHash 8068b7d340dc560c05c4a30fb224ef29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff56e189b405cce3dd0e7d238df1344ca0d6e86347e2163a21affafe926d3d42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformanceOfPortfolioQuery } from './PerformanceOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff56e189b405cce3dd0e7d238df1344ca0d6e86347e2163a21affafe926d3d42",
    "metadata": {},
    "name": "PerformanceOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
