/**
 * @generated SignedSource<<bd1852184498802afa2237cfcbfbff5a>>
 * @relayHash 3f63be2ae6e8574c166d7024d85fc8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63840907b06613c71c7a9c5cad52990cf342c098fd74a83baeb5a5fd047a0ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63840907b06613c71c7a9c5cad52990cf342c098fd74a83baeb5a5fd047a0ea",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
