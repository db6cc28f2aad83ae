/**
 * @generated SignedSource<<96600655ec84bdd8ab4b0828cb12bdba>>
 * @relayHash 5e89636966a5170a57890ce3bf42be65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac7ba6cf1822e396a0487067ec92fa6651471808c03ea3081a76cfe1d3cdf022

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac7ba6cf1822e396a0487067ec92fa6651471808c03ea3081a76cfe1d3cdf022",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
