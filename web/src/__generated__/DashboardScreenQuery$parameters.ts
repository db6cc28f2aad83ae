/**
 * @generated SignedSource<<803dcaf41a93d9c5e6c0a0294a85e5ba>>
 * @relayHash 1d2688d0458c3b3ecd2fd5f67e1dea1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c0ea02b91d86ce33397c8a0fcae4d2e1ecc2ac664f95c507dc2794af16715b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c0ea02b91d86ce33397c8a0fcae4d2e1ecc2ac664f95c507dc2794af16715b8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
