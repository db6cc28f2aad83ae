/**
 * @generated SignedSource<<42d329461916a27dda5e2fb14b1821e4>>
 * @relayHash f150dc45be36f5abb4dfcf16a38caa74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f451dc85059b724ab57c8018e032e9d71fc417ddc593a3694a1ff4258dff9c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnalysisPanelsQuery } from './AnalysisPanelsQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisPanelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f451dc85059b724ab57c8018e032e9d71fc417ddc593a3694a1ff4258dff9c5",
    "metadata": {},
    "name": "AnalysisPanelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
