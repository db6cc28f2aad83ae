/**
 * @generated SignedSource<<5b9b5111240484d5e802933ae777fe80>>
 * @relayHash 6fbd77fc489d5510121c5906844ca357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f1962c0292591fdddc7fd9ef2b4520523e6d7ff5c53261620326dd4df6c038d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f1962c0292591fdddc7fd9ef2b4520523e6d7ff5c53261620326dd4df6c038d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
