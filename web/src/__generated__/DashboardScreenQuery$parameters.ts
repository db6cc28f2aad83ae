/**
 * @generated SignedSource<<0d10fed8ee07be885254e799bc7160d1>>
 * @relayHash c2927f02dd226192e3c53a78935746c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c285009a9cbfc5bf0d6b7161ef74077709cfe385be099109299c7ca45f7921

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36c285009a9cbfc5bf0d6b7161ef74077709cfe385be099109299c7ca45f7921",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
