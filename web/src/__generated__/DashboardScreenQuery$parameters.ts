/**
 * @generated SignedSource<<31491b9724c84792c2762527541db605>>
 * @relayHash e42214bbfac7d864a9d6bb10707d68a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afc4a3ea099879cc5b2ce26d1ea40cf544ba044a9b5971762d1ab7215757833f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afc4a3ea099879cc5b2ce26d1ea40cf544ba044a9b5971762d1ab7215757833f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
