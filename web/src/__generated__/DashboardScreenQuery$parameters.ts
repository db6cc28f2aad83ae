/**
 * @generated SignedSource<<127cd0f082a21b0fa2cddbe8e7415b0e>>
 * @relayHash 6b3f868971db2806695d725d69ef7f3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77b16cb55d62d31f928898e672265f663061745fc99d2d8efa65276c13f10792

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77b16cb55d62d31f928898e672265f663061745fc99d2d8efa65276c13f10792",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
