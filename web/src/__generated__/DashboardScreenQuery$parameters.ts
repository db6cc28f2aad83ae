/**
 * @generated SignedSource<<a2a8e69ad37d8f657e6de220e2350df3>>
 * @relayHash a1ec3fa3eac20192e4cd0ac023395348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01792c1554d51bc99818210c7773ee9cd3bfd503c991d2ff7264e4aec93a1584

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01792c1554d51bc99818210c7773ee9cd3bfd503c991d2ff7264e4aec93a1584",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
