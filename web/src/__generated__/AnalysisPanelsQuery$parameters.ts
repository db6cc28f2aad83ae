/**
 * @generated SignedSource<<3c8481b4dab39afd49efe0f8c5502482>>
 * @relayHash 1df5ff23162024502f27b50efaa45d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c9cb82637042db3fb5cd4366ffed9dd96610fe35561e38915549c81fa7ddbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnalysisPanelsQuery } from './AnalysisPanelsQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisPanelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c9cb82637042db3fb5cd4366ffed9dd96610fe35561e38915549c81fa7ddbb",
    "metadata": {},
    "name": "AnalysisPanelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
