/**
 * @generated SignedSource<<fa8c6e719b229f9e86a04f74a0462360>>
 * @relayHash 5ea68c286812a71872da082575cc0cf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dea76fe81fdcedeb4573fa96efe8e29aae03b14497df80bba3a636d1dcc5041d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnalysisPanelsQuery } from './AnalysisPanelsQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisPanelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dea76fe81fdcedeb4573fa96efe8e29aae03b14497df80bba3a636d1dcc5041d",
    "metadata": {},
    "name": "AnalysisPanelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
