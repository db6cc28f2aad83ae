/**
 * @generated SignedSource<<68ed9901b1a819266107fe6f45b8e5b8>>
 * @relayHash e9a1e76cc0b486d0c7e2621565e3d59f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 190627815e2c5c4e716285c1780a86003da73a8e3c6c44b939cba5e41e60091d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "190627815e2c5c4e716285c1780a86003da73a8e3c6c44b939cba5e41e60091d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
